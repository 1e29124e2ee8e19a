import type { Definition, UserId } from '@shouya/approvals/definition'
import { rulesIn } from '@shouya/approvals/rulesIn'
import { isList, isObject, type Json } from '@shouya/forms/json'

const keysIn = (definition: Definition): readonly string[] =>
  rulesIn(definition).flatMap((rule) => (rule.rule === 'group' ? rule.key : []))

/** Sets the people of a group; an empty group is removed. */
export function withGroup(definition: Definition, key: string, users: readonly UserId[]): Definition {
  const groups = definition.groups ?? []
  const at = groups.findIndex((group) => group.key === key)
  const group = { key, users }
  return withGroups(definition, at < 0 ? [...groups, group] : groups.with(at, group))
}

/** Renames a group, in all rules that refer to it. undefined: the name is taken or empty. */
export function withGroupName(definition: Definition, from: string, to: string): Definition | undefined {
  const taken = definition.groups?.some(({ key }) => key === to) || keysIn(definition).includes(to)
  if (to === '' || taken) return undefined
  const renamed = (value: Json): Json => {
    if (isList(value)) return value.map(renamed)
    if (!isObject(value)) return value
    const parts = Object.fromEntries(
      Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : [[key, renamed(part)]])),
    )
    return value.rule === 'group' && value.key === from ? { ...parts, key: to } : parts
  }
  const groups = (definition.groups ?? []).map((group) => (group.key === from ? { ...group, key: to } : group))
  const flow = renamed(definition.flow as unknown as Json) as unknown as Definition['flow']
  return withGroups({ ...definition, flow }, groups)
}

/** Removes groups that no rule refers to any more. */
export function withUsedGroups(definition: Definition): Definition {
  if (!definition.groups) return definition
  const named = new Set(keysIn(definition))
  const used = definition.groups.filter(({ key }) => named.has(key))
  return used.length === definition.groups.length ? definition : withGroups(definition, used)
}

/** A name that no group has. */
export function freeGroupName(definition: Definition, word: string): string {
  const taken = new Set([...keysIn(definition), ...(definition.groups ?? []).map(({ key }) => key)])
  for (let no = 1; ; no++) if (!taken.has(`${word} ${no}`)) return `${word} ${no}`
}

function withGroups({ groups: _, ...rest }: Definition, all: NonNullable<Definition['groups']>): Definition {
  const groups = all.filter(({ users }) => users.length > 0)
  return groups.length > 0 ? { ...rest, groups } : rest
}
