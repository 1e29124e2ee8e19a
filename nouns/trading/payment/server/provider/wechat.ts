import { createDecipheriv, type KeyObject, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Answer, type Ask, refused } from './ask.ts'
import { json } from './json.ts'
import type { Incoming, Paid, Provider, RefundState, Verdict } from './Provider.ts'
import { isSigned, signed } from './rsa.ts'

export type WechatMerchant = {
  readonly mchId: string
  readonly appId: string
  /** The serial number of the merchant's certificate, whose private key signs. */
  readonly serialNo: string
  readonly privateKey: KeyObject
  /** 32 bytes: what calls from WeChat Pay are encrypted with. */
  readonly apiKey: string
  /** The key that WeChat Pay signs with, and its number. */
  readonly platformKey: KeyObject
  readonly platformKeyId: string
  /** Where WeChat Pay calls. */
  readonly notifyUrl: string
}

const HOST = 'https://api.mch.weixin.qq.com'
/** Calls that are older are replays. */
const WINDOW_S = 300
const TAG = 16
const REFUNDS = '/v3/refund/domestic/refunds'

const notice = z.object({
  event_type: z.string(),
  resource: z.object({ ciphertext: z.string(), associated_data: z.string().default(''), nonce: z.string() }),
})
const trade = z.object({
  mchid: z.string(),
  out_trade_no: z.string().max(40),
  transaction_id: z.string().min(1).max(64).optional(),
  trade_state: z.string(),
  success_time: z.iso.datetime({ offset: true }).optional(),
  amount: z.object({ total: z.int().nonnegative() }).optional(),
})

const refundStates = { SUCCESS: 'arrived', PROCESSING: 'underWay', CLOSED: 'failed', ABNORMAL: 'failed' } as const
const refund = z.object({ status: z.literal(Object.keys(refundStates) as (keyof typeof refundStates)[]) })

/** WeChat Pay, API v3, Native: https://pay.weixin.qq.com/doc/v3/merchant/4012791877. */
export function wechat(merchant: WechatMerchant, ask: Ask, clock: () => Date): Provider {
  const { mchId, appId, serialNo, privateKey, apiKey, platformKey, platformKeyId, notifyUrl } = merchant

  const isTheirs = (header: (name: string) => string | undefined, body: string, now: Date): boolean => {
    const [timestamp = '', nonce = '', signature = '', serial] = ['timestamp', 'nonce', 'signature', 'serial'].map(
      (name) => header(`wechatpay-${name}`),
    )
    const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
    if (serial !== platformKeyId || !/^\d{1,12}$/.test(timestamp) || age > WINDOW_S) return false
    return isSigned(platformKey, `${timestamp}\n${nonce}\n${body}\n`, signature)
  }

  const call = async (method: 'GET' | 'POST', path: string, content?: object): Promise<Answer> => {
    const body = content ? JSON.stringify(content) : ''
    const timestamp = Math.floor(clock().getTime() / 1000)
    const nonce = randomUUID().replaceAll('-', '')
    const signature = signed(privateKey, `${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`)
    const authorization = [
      `WECHATPAY2-SHA256-RSA2048 mchid="${mchId}"`,
      ...[`nonce_str="${nonce}"`, `signature="${signature}"`, `timestamp="${timestamp}"`, `serial_no="${serialNo}"`],
    ].join(',')
    const answer = await ask(`${HOST}${path}`, {
      method,
      headers: {
        authorization,
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'shouya',
      },
      ...(content && { body }),
    })
    const isDone = answer.status >= 200 && answer.status < 300
    if (isDone && !isTheirs((name) => answer.headers.get(name) ?? undefined, answer.body, clock())) refused()
    return answer
  }

  const paidOf = (text: string): Paid | null | 'unreadable' => {
    const parsed = trade.safeParse(json(text))
    if (!parsed.success || parsed.data.mchid !== mchId) return 'unreadable'
    const { trade_state, out_trade_no, transaction_id, amount, success_time } = parsed.data
    if (trade_state !== 'SUCCESS') return null
    if (!transaction_id || !amount) return 'unreadable'
    const time = success_time ? new Date(success_time) : clock()
    return { payNo: out_trade_no, tradeNo: transaction_id, amount: amount.total, time }
  }

  const refundStateOf = ({ status, body }: Answer): RefundState => {
    const parsed = refund.safeParse(json(body))
    return status === 200 && parsed.success ? refundStates[parsed.data.status] : refused()
  }

  return {
    name: 'wechat',

    async open({ payNo, amount, subject, expireTime }) {
      const { status, body } = await call('POST', '/v3/pay/transactions/native', {
        ...{ appid: appId, mchid: mchId, description: subject, out_trade_no: payNo, notify_url: notifyUrl },
        time_expire: expireTime.toISOString().replace(/\.\d+Z$/, 'Z'),
        amount: { total: amount, currency: 'CNY' },
      })
      const opened = z.object({ code_url: z.string().max(500) }).safeParse(json(body))
      return status === 200 && opened.success ? opened.data.code_url : refused()
    },

    read({ headers, body, now }: Incoming): Verdict {
      if (!isTheirs((name) => headers[name], body, now)) return { verified: false }
      const parsed = notice.safeParse(json(body))
      if (!parsed.success) return { verified: true, paid: 'unreadable' }
      // Refunds are asked for.
      if (parsed.data.event_type !== 'TRANSACTION.SUCCESS') return { verified: true, paid: null }
      const plain = decrypted(apiKey, parsed.data.resource)
      return { verified: true, paid: plain === null ? 'unreadable' : paidOf(plain) }
    },

    async query(payNo) {
      const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(payNo)}?mchid=${encodeURIComponent(mchId)}`
      const { status, body } = await call('GET', path)
      // Nobody has opened it yet.
      if (status === 404) return null
      const paid = status === 200 ? paidOf(body) : refused()
      return paid === 'unreadable' ? refused() : paid
    },

    async refund({ payNo, refundNo, amount, total }) {
      const answer = await call('POST', REFUNDS, {
        ...{ out_trade_no: payNo, out_refund_no: refundNo },
        amount: { refund: amount, total, currency: 'CNY' },
      })
      return refundStateOf(answer)
    },

    queryRefund: async ({ refundNo }) => refundStateOf(await call('GET', `${REFUNDS}/${encodeURIComponent(refundNo)}`)),

    answer: (ok) =>
      ok
        ? { status: 200, type: 'application/json', body: '{"code":"SUCCESS","message":"OK"}' }
        : { status: 500, type: 'application/json', body: '{"code":"FAIL","message":"refused"}' },
  }
}

type Sealed = { readonly ciphertext: string; readonly associated_data: string; readonly nonce: string }

/** AEAD_AES_256_GCM; null where the key is another, or somebody has changed it. */
function decrypted(apiKey: string, { ciphertext, associated_data, nonce }: Sealed): string | null {
  try {
    const bytes = Buffer.from(ciphertext, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiKey, 'utf8'), Buffer.from(nonce, 'utf8'))
    decipher.setAuthTag(bytes.subarray(-TAG)).setAAD(Buffer.from(associated_data, 'utf8'))
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
