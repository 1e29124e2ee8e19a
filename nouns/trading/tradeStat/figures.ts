/** The figures of the statistics of trading; their texts are `tradeStat.field.*`. */
export const tradeStat = { name: 'tradeStat', permission: 'trade_stat' } as const

/** Figures that come from the ledger, in their order (domain 11.12). */
export const tradeFigures = ['orders', 'refunds', 'net', 'recharges', 'recharge_refunds', 'deposits'] as const

export type TradeFigure = (typeof tradeFigures)[number]

/** Those of them that an agent's tree is ranked with. */
export const agentFigures = ['orders', 'refunds', 'net', 'recharges'] as const satisfies TradeFigure[]

/** What uses are added up by: days or months, or what was used, by whose customers and where. */
export const useBy = ['period', 'product', 'agent', 'city'] as const

/** The figures of uses: how many were done, interrupted and failed, and their fees. */
export const useFigures = ['done', 'interrupted', 'failed', 'fee'] as const

export type UseFigure = (typeof useFigures)[number]

/** Days by whose use is said how long a balance lasts. */
export const USED_DAYS = 30
