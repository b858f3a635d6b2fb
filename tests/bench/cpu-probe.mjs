// Loaded into the programs under measurement: tells how much processor time the process has used.
process.on('message', (question) => {
  if (question === 'cpu') process.send({ cpu: process.cpuUsage() });
});
process.channel?.unref();
