import type { InputIssue } from '@shouya/contract/envelope'

export type FieldErrors = { name: string; errors: string[] }

/** Puts the server's issues at the form's own fields; what belongs to none of them is left for the form as a whole. */
export function formIssues(
  issues: readonly InputIssue[],
  names: readonly string[],
): { fields: FieldErrors[]; rest: string[] } {
  const fields = new Map<string, string[]>()
  const rest: string[] = []
  for (const { path, message } of issues) {
    const [name = ''] = path.split('.')
    if (names.includes(name)) fields.set(name, [...(fields.get(name) ?? []), message])
    else rest.push(path ? `${path}: ${message}` : message)
  }
  return { fields: [...fields].map(([name, errors]) => ({ name, errors })), rest }
}
