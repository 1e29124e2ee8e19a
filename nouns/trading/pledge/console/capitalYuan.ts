const DIGITS = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖']
const PLACES = ['', '拾', '佰', '仟']
const GROUPS = ['', '万', '亿', '万亿']

/** Four digits of an amount in capitals; zeros between digits are read once, those at its end not at all. */
function group(digits: string): string {
  const read = [...digits].map((digit, at) =>
    digit === '0' ? '零' : `${DIGITS[Number(digit)]}${PLACES[digits.length - 1 - at]}`,
  )
  return read.join('').replace(/零+/g, '零').replace(/零$/, '')
}

/** An amount of fen in Chinese capitals, as receipts have it: `贰仟元整`, `壹佰零伍元叁角`. */
export function capitalYuan(fen: number): string {
  const yuan = String(Math.floor(fen / 100))
  const [jiao, rest] = [Math.floor((fen % 100) / 10), fen % 10]
  const groups = yuan.match(/\d{1,4}(?=(\d{4})*$)/g) ?? []
  const whole = groups
    .map((digits, at) => {
      const text = group(digits)
      return text === '' ? '零' : `${text}${GROUPS[groups.length - 1 - at]}`
    })
    .join('')
    .replace(/零+/g, '零')
    .replace(/^零|零$/g, '')
  const end = `${jiao > 0 ? `${DIGITS[jiao]}角` : ''}${rest > 0 ? `${jiao === 0 && whole ? '零' : ''}${DIGITS[rest]}分` : ''}`
  if (!whole && !end) return '零元整'
  return `${whole && `${whole}元`}${end || '整'}${end && rest === 0 ? '整' : ''}`
}
