/** An e-mail address; where it is too long for its line it breaks behind the `@` before it breaks in a word. */
export function EmailText({ email }: { email: string }) {
  const end = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, end)}
      <wbr />
      {email.slice(end)}
    </>
  );
}
