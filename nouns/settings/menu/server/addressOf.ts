/** The address that an entry of the menu opens: its path with its query. Also what another entry's `highlight` names. */
export function addressOf({ path, query }: { path: string; query: Record<string, string> }): string {
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}
