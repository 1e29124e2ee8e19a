import { type Param, paramType } from '../rules.ts'

export type ParamLine = { readonly [K in keyof Param]?: Param[K] | undefined }

/** A line of the form as the rules read it: what is not filled in is empty. */
export const paramOf = (line: ParamLine | undefined): Param => ({
  ...{ key: '', label: '', type: paramType.whole, min: null, max: null, default: null, unit: null },
  ...Object.fromEntries(Object.entries(line ?? {}).filter(([, value]) => value !== undefined && value !== '')),
})
