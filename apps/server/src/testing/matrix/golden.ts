import { readFileSync } from 'node:fs'
import { actions, type Branch, branches } from './actions.ts'

type Granted = { permission_id: string; operations: string[] }

const seed = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../db/seed/${name}.json`, import.meta.url), 'utf8')) as T
const roles = seed<{ role_code: string; all_operations: boolean }[]>('roles')
const grants = seed<Record<string, Granted[]>>('grants')
const catalogue = seed<Granted[]>('permissions')

/** Whether a role of the seed has an operation; read from the seed's files, not from the code under test. */
function roleHas(role: string, id: string, operation: string): boolean {
  const hasAll = roles.find(({ role_code }) => role_code === role)?.all_operations
  const granted = hasAll ? catalogue : (grants[role] ?? [])
  return granted.some(({ permission_id, operations }) => permission_id === id && operations.includes(operation))
}

export const everyRole: readonly string[] = roles.map(({ role_code }) => role_code)

export const rolesOf = ({ grants: wanted }: Branch): string[] =>
  typeof wanted === 'string'
    ? [...everyRole]
    : everyRole.filter((role) => wanted.some(({ id, operation }) => roleHas(role, id, operation)))

const operationOf = ({ grants: wanted }: Branch): string =>
  typeof wanted === 'string' ? wanted : wanted.map(({ id, operation }) => `${id}:${operation}`).join(' or ')

export const everyBranch: readonly Branch[] = actions.flatMap(branches)

/** The content of `access.golden.csv` by contract and seed; `*` means all roles. */
export function goldenTable(): string {
  const lines = everyBranch.map((branch) => {
    const allowed = rolesOf(branch)
    return [branch.label, operationOf(branch), allowed.length === everyRole.length ? '*' : allowed.join(' ')].join(',')
  })
  return `${['action,operation,roles', ...lines.sort()].join('\n')}\n`
}
