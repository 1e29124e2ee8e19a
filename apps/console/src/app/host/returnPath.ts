const parameter = 'redirect'

/** Where to go back to after sign-in; only a path of this console, never another site. */
export function readReturnPath(search: string): string | null {
  const path = new URLSearchParams(search).get(parameter)
  if (!path?.startsWith('/') || /^\/[/\\]/.test(path) || /^\/(login|403)?([?#]|$)/.test(path)) return null
  return path
}

export function loginPath(returnTo: string | null): string {
  return returnTo ? `/login?${new URLSearchParams({ [parameter]: returnTo })}` : '/login'
}

/** What a page that people are sent to says on arrival; it travels with the navigation, not in the address. */
export const arrival = (warning: string) => ({ warning })

export function readArrival(state: unknown): string | undefined {
  const warning = (state as { warning?: unknown } | null)?.warning
  return typeof warning === 'string' ? warning : undefined
}
