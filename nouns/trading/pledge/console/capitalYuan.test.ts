import { expect, test } from 'vitest'
import { capitalYuan } from './capitalYuan.ts'

test('amounts in capitals, as receipts have them', () => {
  const said: [number, string][] = [
    [0, '零元整'],
    [1, '壹分'],
    [10, '壹角整'],
    [105, '壹元零伍分'],
    [15_000, '壹佰伍拾元整'],
    [185_000, '壹仟捌佰伍拾元整'],
    [200_000, '贰仟元整'],
    [10_050_30, '壹万零伍拾元叁角整'],
    [1_000_001_23, '壹佰万零壹元贰角叁分'],
    [100_200_000_00, '壹亿零贰拾万元整'],
    [1_0000_0000_00, '壹亿元整'],
  ]
  for (const [fen, text] of said) expect(capitalYuan(fen), String(fen)).toBe(text)
})
