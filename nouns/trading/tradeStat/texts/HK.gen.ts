// Written by scripts/hongKong.ts from the texts in CN; do not edit.
export default {
  title: '交易統計',
  book: '交易統計',
  tabs: { stat: '統計', accounts: '帳戶', txns: '憑證', sheet: '試算與餘額表', checks: '對帳' },
  days: '日期',
  group: { label: '分組', day: '按日', month: '按月' },
  chart: '訂單、退款與充值',
  asTable: '顯示錶格',
  asChart: '顯示圖表',
  sum: '合計',
  rule: '全部數字取自總帳憑證，衝正的不計；押金餘額為期末餘額。',
  field: {
    period: '期間',
    orders: '訂單額',
    refunds: '退款額',
    net: '淨額',
    recharges: '充值額',
    recharge_refunds: '充值退款',
    deposits: '押金餘額',
  },
} as const
