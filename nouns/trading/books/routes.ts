/** The page of the statistics of trading, with the books behind them in its tabs. */
export const TRADE_STAT = '/product/tradeStat'

/** Its tabs that nouns have as their pages. */
export const books = {
  accounts: `${TRADE_STAT}?tab=accounts`,
  txns: `${TRADE_STAT}?tab=txns`,
  checks: `${TRADE_STAT}?tab=checks`,
} as const
