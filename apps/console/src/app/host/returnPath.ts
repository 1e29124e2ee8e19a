const parameter = 'redirect'

/** The path to return to after sign-in; only a path of this console, never another site. */
export function readReturnPath(search: string): string | null {
  const path = new URLSearchParams(search).get(parameter)
  if (!path?.startsWith('/') || /^\/[/\\]/.test(path) || /^\/(login|403)?([?#]|$)/.test(path)) return null
  return path
}

export function loginPath(returnTo: string | null): string {
  return returnTo ? `/login?${new URLSearchParams({ [parameter]: returnTo })}` : '/login'
}

/** A message for the target page of a navigation; it is part of the navigation state, not of the address. */
export const arrival = (warning: string) => ({ warning })

export function readArrival(state: unknown): string | undefined {
  const warning = (state as { warning?: unknown } | null)?.warning
  return typeof warning === 'string' ? warning : undefined
}
