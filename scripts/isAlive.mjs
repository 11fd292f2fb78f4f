/** The health check of the container: exits with 0 when the server in it answers. Uses Node's own modules only. */
const { PORT = '3000' } = process.env;

const isAlive = await fetch(`http://127.0.0.1:${PORT}/api/live`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isAlive ? 0 : 1);
