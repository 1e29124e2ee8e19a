import type { InputIssue } from '@shouya/contract/envelope'

export type FieldErrors = { name: string; errors: string[] }

/** Assigns the server's issues to the form's fields; the rest is for the form as a whole. */
export function formIssues(
  issues: readonly InputIssue[],
  names: readonly string[],
): { fields: FieldErrors[]; rest: string[] } {
  const fields = new Map<string, string[]>()
  const unassigned: string[] = []
  for (const { path, message } of issues) {
    const [name = ''] = path.split('.')
    if (names.includes(name)) fields.set(name, [...(fields.get(name) ?? []), message])
    else unassigned.push(path ? `${path}: ${message}` : message)
  }
  return { fields: [...fields].map(([name, errors]) => ({ name, errors })), rest: unassigned }
}
