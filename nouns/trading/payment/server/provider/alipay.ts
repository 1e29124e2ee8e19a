import type { KeyObject } from 'node:crypto'
import { instant, localTime } from '@shouya/server/core/time/local.ts'
import { z } from 'zod'
import { type Ask, refused } from './ask.ts'
import type { Back, Paid, Provider, RefundState, Verdict } from './Provider.ts'
import { isSigned, signed } from './rsa.ts'

export type AlipayMerchant = {
  readonly appId: string
  readonly privateKey: KeyObject
  /** The key that Alipay signs with. */
  readonly alipayKey: KeyObject
  readonly notifyUrl: string
}

const GATEWAY = 'https://openapi.alipay.com/gateway.do'
/** Alipay's times have no zone. */
const ZONE = 'Asia/Shanghai'
const DONE = '10000'
const PAID = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED'])

/** Fen as Alipay writes yuan, and back; undefined if it is no amount. */
export const yuanOf = (fen: number): string => `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
export function fenOf(yuan: string | undefined): number | undefined {
  const [, whole, part = ''] = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(yuan ?? '') ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** What is signed: all parameters by name, but for the signature. */
const lineOf = (params: Readonly<Record<string, string>>, without: readonly string[]): string =>
  Object.keys(params)
    .filter((name) => !without.includes(name) && params[name] !== '')
    .toSorted()
    .map((name) => `${name}=${params[name]}`)
    .join('&')

const trade = z.object({
  code: z.string(),
  sub_code: z.string().optional(),
  out_trade_no: z.string().max(40).optional(),
  trade_no: z.string().max(64).optional(),
  trade_status: z.string().optional(),
  total_amount: z.string().optional(),
  send_pay_date: z.string().optional(),
  qr_code: z.string().max(500).optional(),
  /** Y: money has gone back by this very request. */
  fund_change: z.string().optional(),
  /** Left out where the refund has not succeeded. */
  refund_status: z.string().optional(),
})

/** Alipay's open platform, face to face payment (RSA2): https://opendocs.alipay.com/open/02ekfg. */
export function alipay(
  { appId, privateKey, alipayKey, notifyUrl }: AlipayMerchant,
  ask: Ask,
  clock: () => Date,
): Provider {
  const call = async (method: string, content: object): Promise<z.output<typeof trade>> => {
    const params: Record<string, string> = {
      ...{ app_id: appId, method, format: 'JSON', charset: 'utf-8', sign_type: 'RSA2', version: '1.0' },
      ...{ timestamp: localTime(clock(), ZONE), notify_url: notifyUrl, biz_content: JSON.stringify(content) },
    }
    const sign = signed(privateKey, lineOf(params, ['sign']))
    const { status, body } = await ask(GATEWAY, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
      body: new URLSearchParams({ ...params, sign }).toString(),
    })
    if (status !== 200) return refused()
    return answerOf(alipayKey, `${method.replaceAll('.', '_')}_response`, body)
  }

  const timeOf = (text: string | undefined): Date =>
    text && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? instant(text, ZONE) : clock()

  const paidOf = (params: Readonly<Record<string, string | undefined>>): Paid | null | 'unreadable' => {
    const { out_trade_no, trade_no, trade_status = '', total_amount, gmt_payment, send_pay_date } = params
    if (!PAID.has(trade_status)) return null
    const amount = fenOf(total_amount)
    if (!out_trade_no || !trade_no || amount === undefined) return 'unreadable'
    if (out_trade_no.length > 40 || trade_no.length > 64) return 'unreadable'
    return { payNo: out_trade_no, tradeNo: trade_no, amount, time: timeOf(gmt_payment ?? send_pay_date) }
  }

  const queryRefund = async ({ payNo, refundNo }: Pick<Back, 'payNo' | 'refundNo'>): Promise<RefundState> => {
    const content = { out_trade_no: payNo, out_request_no: refundNo }
    const { code, refund_status } = await call('alipay.trade.fastpay.refund.query', content)
    if (code !== DONE) return refused()
    return refund_status === 'REFUND_SUCCESS' ? 'arrived' : 'failed'
  }

  return {
    name: 'alipay',

    async open({ payNo, amount, subject, expireTime }) {
      const { code, qr_code } = await call('alipay.trade.precreate', {
        ...{ out_trade_no: payNo, total_amount: yuanOf(amount), subject },
        time_expire: localTime(expireTime, ZONE),
      })
      return code === DONE && qr_code ? qr_code : refused()
    },

    read({ body }): Verdict {
      const params = Object.fromEntries(new URLSearchParams(body))
      const line = lineOf(params, ['sign', 'sign_type'])
      if (params.app_id !== appId || !isSigned(alipayKey, line, params.sign ?? '')) return { verified: false }
      return { verified: true, paid: paidOf(params) }
    },

    async query(payNo) {
      const answer = await call('alipay.trade.query', { out_trade_no: payNo })
      // Nobody has scanned it yet.
      if (answer.sub_code === 'ACQ.TRADE_NOT_EXIST') return null
      const paid = answer.code === DONE ? paidOf(answer) : refused()
      return paid === 'unreadable' ? refused() : paid
    },

    async refund({ payNo, refundNo, amount }) {
      const { code, fund_change } = await call('alipay.trade.refund', {
        ...{ out_trade_no: payNo, out_request_no: refundNo, refund_amount: yuanOf(amount) },
      })
      if (code !== DONE) return refused()
      // Without a change it was paid back before, or not at all.
      return fund_change === 'Y' ? 'arrived' : queryRefund({ payNo, refundNo })
    },

    queryRefund,

    answer: (ok) => ({ status: 200, type: 'text/plain', body: ok ? 'success' : 'failure' }),
  }
}

/** The answer under its name, whose text as it came is what Alipay has signed. */
function answerOf(key: KeyObject, name: string, body: string): z.output<typeof trade> {
  const begin = body.indexOf('{', body.indexOf(`"${name}"`) + name.length)
  const end = body.lastIndexOf(',"sign"') === -1 ? body.lastIndexOf('}') : body.lastIndexOf(',"sign"')
  const text = begin > 0 && end > begin ? body.slice(begin, end) : ''
  try {
    const { sign } = z.object({ sign: z.string() }).parse(JSON.parse(body))
    if (!isSigned(key, text, sign)) return refused()
    return trade.parse(JSON.parse(text))
  } catch {
    return refused()
  }
}
