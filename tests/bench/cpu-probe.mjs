// Loaded into the programs under measurement: tells how much processor time and memory the process has used.
process.on('message', (question) => {
  if (question === 'cpu') process.send({ cpu: process.cpuUsage() });
  if (question === 'memory') process.send({ memory: process.memoryUsage.rss() });
});
// Nobody is left to end it.
process.on('disconnect', () => process.exit(0));
process.channel?.unref();
