// Preloaded into every program that a script starts. If the script dies silently (a killed terminal), the
// program ends too, instead of holding its port and its database.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
