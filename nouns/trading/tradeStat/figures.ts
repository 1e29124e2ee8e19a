/** The figures of the statistics of trading; their texts are `tradeStat.field.*`. */
export const tradeStat = { name: 'tradeStat', permission: 'trade_stat' } as const

/** Figures that come from the ledger, in their order (domain 11.12). */
export const tradeFigures = ['orders', 'refunds', 'net', 'recharges', 'recharge_refunds', 'deposits'] as const

export type TradeFigure = (typeof tradeFigures)[number]
