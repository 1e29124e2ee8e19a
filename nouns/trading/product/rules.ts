/** Dictionary sale_mode. */
export const saleMode = { sale: 1, lease: 2, both: 3 } as const

export const isLeased = (mode: number): boolean => mode !== saleMode.sale

/** Choices of a parameter's `type`. */
export const paramType = { whole: 1, decimal: 2, text: 3, onOff: 4 } as const

export const MOST_PARAMS = 30
const LONGEST_TEXT = 100

type Prices = {
  sale_mode: number
  price: number
  agent_price: number
  lease_fee: number | null
  deposit: number | null
}

/** The faults of a product's prices (domain 11.3): an agent pays no more than others, what is leased has its fee and deposit. */
export const priceIssues = ({ sale_mode, price, agent_price, lease_fee, deposit }: Prices) =>
  [
    agent_price > price && ({ path: 'agent_price', reason: 'product.refused.agentPrice' } as const),
    isLeased(sale_mode) && lease_fee === null && ({ path: 'lease_fee', reason: 'input.required' } as const),
    isLeased(sale_mode) && deposit === null && ({ path: 'deposit', reason: 'input.required' } as const),
  ].filter((issue) => issue !== false)

export type Param = {
  key: string
  label: string
  type: number
  min: number | null
  max: number | null
  default: number | string | boolean | null
  unit: string | null
}

/** Whether a value is one of the parameter: of its type and within its limits. */
export function fitsParam({ type, min, max }: Pick<Param, 'type' | 'min' | 'max'>, value: unknown): boolean {
  if (type === paramType.onOff) return typeof value === 'boolean'
  if (type === paramType.text ? typeof value !== 'string' : typeof value !== 'number') return false
  if (type === paramType.whole && !Number.isInteger(value)) return false
  const measured = typeof value === 'string' ? value.length : (value as number)
  return (min === null || measured >= min) && (max === null || measured <= max)
}

/** Whether a limit can be one of the type: lengths of texts are whole and not below 0. */
function isLimit({ type }: Param, limit: number | null): boolean {
  if (limit === null || type === paramType.decimal) return true
  return Number.isInteger(limit) && (type === paramType.whole || (limit >= 0 && limit <= LONGEST_TEXT))
}

/** The faults of the parameters of a product's devices, each at its field. */
export const paramIssues = (params: readonly Param[]) =>
  params.flatMap((param, at) => {
    const at0 = (field: keyof Param) => `param_schema.${at}.${field}`
    const isTwice = (field: 'key' | 'label') => params.findIndex((other) => other[field] === param[field]) !== at
    const [isMin, isMax] = [isLimit(param, param.min), isLimit(param, param.max)]
    const isOrdered = param.min === null || param.max === null || param.min <= param.max
    return [
      isTwice('key') && ({ path: at0('key'), reason: 'product.refused.paramTwice' } as const),
      isTwice('label') && ({ path: at0('label'), reason: 'product.refused.paramTwice' } as const),
      !isMin && ({ path: at0('min'), reason: 'product.refused.limit' } as const),
      !isMax && ({ path: at0('max'), reason: 'product.refused.limit' } as const),
      !isOrdered && ({ path: at0('max'), reason: 'product.refused.limits' } as const),
      param.default !== null &&
        !fitsParam(param, param.default) &&
        ({ path: at0('default'), reason: 'product.refused.default' } as const),
    ].filter((issue) => issue !== false)
  })

/** A parameter as it is kept: what is on or off has neither limits nor a unit. */
export const keptParam = <P extends Param>(param: P): P =>
  param.type === paramType.onOff ? { ...param, min: null, max: null, unit: null } : param
