import { action } from '@shouya/contract/action'
import { datetime, json, version } from '@shouya/contract/fields'
import { grantOf } from '@shouya/contract/nounSchemas'
import { settingKind } from '@shouya/contract/settingKind'
import { z } from 'zod'
import { setting } from './noun.ts'

const grant = grantOf(setting)

/** The name of a parameter, e.g. `login.max_fail` (domain 1.6). */
const key = z.string().min(1).max(60)

const link = z.object({ name: z.string(), name_hk: z.string(), name_us: z.string(), link: z.string() })

export const settingRow = z.object({
  key,
  version,
  /** The parameters of one group stand together. */
  group: z.string(),
  name_cn: z.string(),
  name_hk: z.string().nullable(),
  name_us: z.string().nullable(),
  remark_cn: z.string().nullable(),
  remark_hk: z.string().nullable(),
  remark_us: z.string().nullable(),
  kind: settingKind,
  value: z.json(),
  /** The default. */
  standard: z.json(),
  /** For a text the length, for `int` and `numbers` the value. */
  min: z.int().nullable(),
  max: z.int().nullable(),
  options: z.array(z.string()),
  /** Keys of `numbers` that nothing uses yet: they cannot be changed (1001). */
  idle: z.array(z.string()),
  /** False: fixed at installation, or not in use yet. */
  editable: z.boolean(),
  /** When somebody last changed it. */
  update_time: datetime.nullable(),
})

/** All parameters, group by group. */
export const GetList = action('Setting', 'GetList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.array(settingRow),
})

/** One parameter; 1002 for a key that the program does not know. */
export const Get = action('Setting', 'Get', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ key }),
  out: settingRow,
})

const saved = z.object({ key, version })

/** Changes a value; every process uses it at once. 1001 at `value` when it does not fit, 1004 when it is not editable. */
export const Save = action('Setting', 'Save', {
  kind: 'write',
  access: grant('edit'),
  in: z.strictObject({
    key,
    version,
    value: json(8192),
  }),
  out: saved,
})

/** Resets the value to the default; a later version of the program may change that default. */
export const Delete = action('Setting', 'Delete', {
  kind: 'write',
  access: grant('edit'),
  in: z.strictObject({ key, version }),
  out: saved,
})

/** The map service for the browser: keys for its maps and for geocoding; null where none is set (`map.*`). */
export const GetMap = action('Setting', 'GetMap', {
  kind: 'read',
  access: 'signedIn',
  in: z.strictObject({}),
  out: z.object({ provider: z.literal('tianditu'), key: z.string(), geo_key: z.string() }).nullable(),
})

/** Settings that a page needs before sign-in. */
export const GetPublic = action('Setting', 'GetPublic', {
  kind: 'read',
  offline: true,
  access: 'public',
  in: z.strictObject({}),
  out: z.object({
    platform_name_cn: z.string(),
    platform_name_hk: z.string(),
    platform_name_us: z.string(),
    bank_name_cn: z.string(),
    bank_name_hk: z.string(),
    bank_name_us: z.string(),
    /** Address of the logo; empty: the product's own. */
    logo: z.string(),
    copyright: z.string(),
    footer_links: z.array(link),
    timezone: z.string(),
    /** True for a demonstration database: the sign-in page offers its accounts. */
    demo: z.boolean(),
    /** Further origins that forms may upload to (UPLOAD_ORIGINS); the page's security policy lists them as well. */
    upload_origins: z.array(z.string()),
  }),
})
