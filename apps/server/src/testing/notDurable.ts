/** PostgreSQL of a test run waits for no disk: its data need not survive a crash of the machine. */
export const notDurable = {
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
}
