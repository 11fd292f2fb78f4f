interface ProxyOptions {
  hub: string;
  front: number;
  database: number;
  /** The servers, as `address:port`. */
  servers: readonly string[];
  primaryPort: string;
  replicaPort: string;
}

/** The configuration of HAProxy: the servers, and the Postgres that is the primary now. */
export const proxyFile = ({ hub, front, database, servers, primaryPort, replicaPort }: ProxyOptions): string => `
global
  maxconn 2000
defaults
  timeout connect 2s
  timeout client 75s
  timeout server 75s
frontend larder
  mode http
  bind 127.0.0.1:${front}
  default_backend servers
backend servers
  mode http
  balance roundrobin
  option httpchk
  http-check send meth GET uri /api/ready hdr Host localhost
  option redispatch
  retries 2
  retry-on conn-failure empty-response
  default-server check inter 500ms fall 2 rise 1
${servers.map((place, i) => `  server larder-${i} ${place}`).join('\n')}
listen database
  mode tcp
  timeout client 1h
  timeout server 1h
  bind ${hub}:${database}
  server primary 127.0.0.1:${primaryPort} check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
  server replica 127.0.0.1:${replicaPort} check inter 500ms backup
`;
