import { line, time as timeOfDay } from '@shouya/contract/fields'
import type { MessageKey } from '@shouya/contract/messages'
import type { SettingKind } from '@shouya/contract/settingKind'
import { z } from 'zod'

type Range = { min: number; max: number }

/** The definition of a parameter. */
export type Parameter<T = unknown> = {
  readonly kind: SettingKind
  readonly standard: T
  readonly schema: z.ZodType<T>
  /** The message for an invalid value. */
  readonly rule: MessageKey
  /** The length of a text, the size of numbers. */
  readonly range: Range | null
  /** Allowed values of a choice, keys of numbers. */
  readonly options: readonly string[]
  /** Of numbers: keys that nothing reads yet, so they cannot be changed. */
  readonly idle: readonly string[]
}

const kind =
  (name: SettingKind) =>
  <T>(
    standard: T,
    schema: z.ZodType<T>,
    range: Range | null = null,
    options: readonly string[] = [],
    idle: readonly string[] = [],
  ): Parameter<T> => ({
    kind: name,
    standard,
    schema,
    rule: `setting.rule.${name}`,
    range,
    options,
    idle,
  })

export const text = (standard: string, { min = 0, max }: { min?: number; max: number }) =>
  kind('text')(standard, line(max, min), { min, max })

export const int = (standard: number, range: Range) =>
  kind('int')(standard, z.int().min(range.min).max(range.max), range)

/** A picture, by the id of its file; 0: the product's own. What it must look like is checked on saving. */
export const picture = () => kind('picture')(0, z.int().min(0))

export const bool = (standard: boolean) => kind('bool')(standard, z.boolean())

export const time = (standard: string) => kind('time')(standard, timeOfDay)

export const choice = <const V extends string>(standard: NoInfer<V>, values: readonly [V, ...V[]]) =>
  kind('choice')<V>(standard, z.enum(values) as unknown as z.ZodType<V>, null, values)

/** What is typed once and never shown again; stored sealed (`secrets.ts`), which is up to three times as long. */
export const secret = (max = 200) => ({
  ...kind('secret')('', z.string().max(max * 3), { min: 0, max }),
  sealed: true as const,
})

/** Where the server posts to: over TLS, or on this machine. Only an administrator sets it, and redirects are not followed. */
export const webhook = () => kind('webhook')('', z.string().max(300).refine(isPostable))

function isPostable(address: string): boolean {
  if (address === '') return true
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  const here = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
  return username === '' && password === '' && (protocol === 'https:' || (protocol === 'http:' && here))
}

/** Role codes; whether each exists is checked on saving. */
export const roles = (standard: string[]) =>
  kind('roles')(standard, z.array(z.string().regex(/^[a-z_]{1,30}$/)).max(50))

/** A page of this site or an absolute address; a script in a link would run in every user's console. */
const address = z.string().regex(/^(https?:\/\/|\/(?!\/))[^\s\\]{1,300}$/)

type Link = { name: string; name_hk: string; name_us: string; link: string }
export const links = (standard: Link[]) =>
  kind('links')(
    standard,
    z.array(z.strictObject({ name: line(30, 1), name_hk: line(30), name_us: line(60), link: address })).max(10),
  )

export const numbers = (standard: Readonly<Record<string, number>>, range: Range, idle: readonly string[] = []) => {
  const keys = Object.keys(standard)
  const number = z.int().min(range.min).max(range.max)
  return kind('numbers')(
    standard,
    z.strictObject(Object.fromEntries(keys.map((key) => [key, number]))),
    range,
    keys,
    idle,
  )
}
