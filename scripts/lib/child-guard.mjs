// Loaded into every program that a script starts: if the script dies without a word (a killed terminal),
// the program ends as well instead of holding its port and its database.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
