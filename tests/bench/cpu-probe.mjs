// Preloaded into the measured programs: reports the process's CPU time and memory.
process.on('message', (question) => {
  if (question === 'cpu') process.send({ cpu: process.cpuUsage() });
  if (question === 'memory') process.send({ memory: process.memoryUsage.rss() });
});
// Exits with its parent.
process.on('disconnect', () => process.exit(0));
process.channel?.unref();
