export const MAIL_CSS = `
:root{color-scheme:light dark;--bg:#f7f7f9;--surface:#fff;--sunken:#f1f1f4;--line:#e4e4ea;--line-2:#d3d3dc;--text:#1b1b23;--text-2:#5c5c6b;--text-3:#686877;--accent:#5b46e5;--accent-weak:#eeebff;--bad:#b42335;--bad-weak:#fdebed;--r:10px;--sh:0 1px 2px rgba(20,20,40,.05)}
@media (prefers-color-scheme:dark){:root{--bg:#121217;--surface:#1a1a21;--sunken:#22222b;--line:#2d2d38;--line-2:#3c3c4a;--text:#ececf2;--text-2:#a9a9ba;--text-3:#8f8fa1;--accent:#9487ff;--accent-weak:#2a2552;--bad:#ff8a96;--bad-weak:#431a20;--sh:none}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:14px/20px Inter,system-ui,sans-serif}
a{color:var(--accent);text-decoration:none}
a:hover{text-decoration:underline}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
button,input{font:inherit;color:inherit}
h1{font-size:22px;line-height:28px;margin:0;letter-spacing:-.01em;overflow-wrap:anywhere}
p{margin:0}
.num{font-variant-numeric:tabular-nums}
.muted{color:var(--text-2)}
.faint{color:var(--text-3)}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
header{background:var(--surface);border-bottom:1px solid var(--line)}
.bar{max-width:1040px;margin:0 auto;padding:0 24px;height:56px;display:flex;align-items:center;justify-content:space-between;gap:16px}
.logo{display:flex;align-items:center;gap:10px;font-weight:650;color:var(--text)}
.logo:hover{text-decoration:none}
.mark{width:26px;height:26px;border-radius:7px;background:linear-gradient(135deg,#7a5cff,#4f3bd6)}
.pill{border-radius:99px;padding:2px 9px;font-size:12.5px;font-weight:550;white-space:nowrap;background:var(--sunken);color:var(--text-2)}
main{max-width:1040px;margin:0 auto;padding:28px 24px 80px;display:grid;gap:16px}
.head{display:flex;gap:16px;justify-content:space-between;align-items:flex-end;flex-wrap:wrap}
.actions{display:flex;gap:8px;flex-wrap:wrap}
.filter{display:flex;gap:8px}
.filter input{width:220px;min-width:0;border:1px solid var(--line-2);background:var(--surface);border-radius:8px;padding:7px 11px}
.btn{display:inline-block;border:1px solid var(--line-2);background:var(--surface);color:var(--text);border-radius:8px;padding:7px 13px;font-weight:550;cursor:pointer;white-space:nowrap}
.btn:hover{background:var(--sunken);text-decoration:none}
.btn.bad{color:var(--bad)}
.btn.bad:hover{background:var(--bad-weak)}
.card{background:var(--surface);border:1px solid var(--line);border-radius:var(--r);box-shadow:var(--sh);overflow:hidden}
.pad{padding:16px 20px}
.mails{list-style:none;margin:0;padding:0}
.mails li+li{border-top:1px solid var(--line)}
.mails a{display:grid;grid-template-columns:minmax(0,1.4fr) minmax(0,1fr) auto;gap:2px 16px;padding:12px 20px;color:inherit}
.mails a:hover{background:var(--accent-weak);text-decoration:none}
.subject{font-weight:600}
.subject,.to,.teaser{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.to{color:var(--text-2)}
.teaser{grid-column:1/-1}
.empty{padding:48px 20px;text-align:center;display:grid;gap:4px}
.ghead{padding:16px 20px;border-bottom:1px solid var(--line)}
.heads{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 16px;margin:0}
.heads dt{color:var(--text-2)}
.heads dd{margin:0;overflow-wrap:anywhere}
.files{list-style:none;margin:0;padding:0;display:grid;gap:4px}
.part{font-size:12px;line-height:16px;font-weight:550;color:var(--text-3);margin:0;padding:9px 20px;border-top:1px solid var(--line);background:var(--sunken)}
pre a{text-decoration:underline}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:13px/20px ui-monospace,SFMono-Regular,Menlo,monospace;border-top:1px solid var(--line)}
iframe{display:block;width:100%;height:max(60vh,780px);border:0;border-top:1px solid var(--line);background:#fff}
@media(max-width:640px){.bar{padding:0 16px}main{padding:18px 14px 60px}.actions,.filter{width:100%}.filter input{flex:1;width:auto}.mails a{grid-template-columns:minmax(0,1fr);padding:12px 16px}.pad,.ghead,.part{padding-inline:16px}}
`;
