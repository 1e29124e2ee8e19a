const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  // Loopback with a password is sufficient, and a socket's path is limited to 107 bytes.
  unix_socket_directories: '',
  cluster_name: 'shouya',
  max_connections: '60',
  shared_buffers: '128MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_compression: 'on',
  // Short queries dominate; compiling them costs more than it saves.
  jit: 'off',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log messages are matched to explain a failed start.
  lc_messages: 'C',
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  logging_collector: 'off',
}

/** The arguments of `postgres`, given at each start, so that an edited or old postgresql.conf cannot change them. */
export function postgresArguments(clusterDir: string, port: number): string[] {
  const pairs = Object.entries({ ...settings, port: String(port) })
  return ['-D', clusterDir, ...pairs.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
