import type { Values } from '@shouya/forms/document'

/** What is to be filled in: a flow, the same again or a revocation, a draft or a returned request. */
export type Wish =
  | { is: 'new'; flow: number; fill?: Values }
  | { is: 'again' | 'revocation'; flow: number; request: number }
  | { is: 'kept'; request: number }

/**
 * Reads it from the address: `flow`, with `again` or `revoke` the id of the request that it follows, or with `fill` the values that
 * another page gives it; or `edit`.
 */
export function wishOf(params: URLSearchParams): Wish | undefined {
  const id = (name: string) => Number(params.get(name)) || undefined
  const flow = id('flow')
  const edit = id('edit')
  if (edit) return { is: 'kept', request: edit }
  if (!flow) return undefined
  const again = id('again')
  if (again) return { is: 'again', flow, request: again }
  const revoke = id('revoke')
  if (revoke) return { is: 'revocation', flow, request: revoke }
  const fill = valuesIn(params.get('fill'))
  return fill ? { is: 'new', flow, fill } : { is: 'new', flow }
}

/** An address can be typed: what is no object of values is nothing. */
function valuesIn(text: string | null): Values | undefined {
  if (!text) return undefined
  try {
    const values: unknown = JSON.parse(text)
    return typeof values === 'object' && values !== null && !Array.isArray(values) ? (values as Values) : undefined
  } catch {
    return undefined
  }
}
