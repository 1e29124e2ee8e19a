import { createCipheriv, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { alipay, fenOf, yuanOf } from './alipay.ts'
import type { Answer, Ask } from './ask.ts'
import { isSigned, privateKeyOf, publicKeyOf, signed } from './rsa.ts'
import { wechat } from './wechat.ts'

const now = new Date('2026-03-02T02:00:00Z')
const clock = () => now
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 })
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 })
const base64Of = (key: KeyObject, type: 'spki' | 'pkcs8') =>
  key.export({ format: 'der', type: type as 'spki' }).toString('base64')

/** Answers in a provider's place, and keeps what it was asked. */
function standIn(
  answer: (url: string, body: string) => { status?: number; headers?: Record<string, string>; body: string },
) {
  const asked: { url: string; headers: Record<string, string>; body: string }[] = []
  const ask: Ask = async (url, { headers, body = '' }): Promise<Answer> => {
    asked.push({ url, headers, body })
    const { status = 200, headers: given = {}, body: text } = answer(url, body)
    return { status, headers: new Headers(given), body: text }
  }
  return { ask, asked }
}

test('keys are read as consoles of merchants give them: PEM, or base64 in one line', () => {
  const pem = ours.privateKey.export({ format: 'pem', type: 'pkcs8' }) as string
  const pkcs1 = ours.privateKey.export({ format: 'pem', type: 'pkcs1' }) as string
  const signature = signed(ours.privateKey, 'text')
  for (const text of [pem, pkcs1, base64Of(ours.privateKey, 'pkcs8')])
    expect(signed(privateKeyOf(text) as KeyObject, 'text')).toBe(signature)
  expect(isSigned(publicKeyOf(base64Of(ours.publicKey, 'spki')) as KeyObject, 'text', signature)).toBe(true)
  expect([privateKeyOf(''), privateKeyOf('nonsense'), publicKeyOf('')]).toEqual([undefined, undefined, undefined])
})

describe('WeChat Pay', () => {
  const apiKey = '0123456789abcdef0123456789abcdef'
  const merchant = {
    ...{ mchId: '1900000001', appId: 'wx0000000000000001', serialNo: 'AA00', privateKey: ours.privateKey, apiKey },
    ...{
      platformKey: theirs.publicKey,
      platformKeyId: 'PUB_KEY_ID_01',
      notifyUrl: 'https://example.com/pay/v1/notify/wechat',
    },
  }
  const trade = {
    ...{ mchid: merchant.mchId, out_trade_no: 'ZF202603020000001', transaction_id: '4200000000202603020000000001' },
    ...{
      trade_state: 'SUCCESS',
      success_time: '2026-03-02T09:59:30+08:00',
      amount: { total: 50_000, payer_total: 50_000 },
    },
  }

  const sealed = (content: object, key = apiKey) => {
    const cipher = createCipheriv('aes-256-gcm', key, 'nonce0000001').setAAD(Buffer.from('transaction'))
    const bytes = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final(), cipher.getAuthTag()])
    return {
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: bytes.toString('base64'),
      associated_data: 'transaction',
      nonce: 'nonce0000001',
    }
  }
  const headersOf = (body: string, more: Record<string, string> = {}, key = theirs.privateKey) => {
    const timestamp = String(now.getTime() / 1000)
    return {
      ...{ 'wechatpay-timestamp': timestamp, 'wechatpay-nonce': 'n1', 'wechatpay-serial': 'PUB_KEY_ID_01' },
      'wechatpay-signature': signed(key, `${timestamp}\nn1\n${body}\n`),
      ...more,
    }
  }
  const noticeOf = (content: object, key?: string) =>
    JSON.stringify({ id: 'EV-1', event_type: 'TRANSACTION.SUCCESS', resource: sealed(content, key) })
  const nobody = standIn(() => ({ body: '' }))
  const provider = wechat(merchant, nobody.ask, clock)

  test('a notice is taken with its signature, within five minutes, and decrypted', () => {
    const body = noticeOf(trade)
    const verdict = provider.read({ headers: headersOf(body), body, now })
    expect(verdict).toEqual({
      verified: true,
      paid: {
        ...{ payNo: trade.out_trade_no, tradeNo: trade.transaction_id, amount: 50_000 },
        time: new Date('2026-03-02T01:59:30Z'),
      },
    })
  })

  test('anything else counts for nothing', () => {
    const body = noticeOf(trade)
    const refusals = [
      headersOf(body, {}, ours.privateKey),
      headersOf(body, { 'wechatpay-serial': 'PUB_KEY_ID_02' }),
      headersOf(body, { 'wechatpay-signature': 'x' }),
      headersOf(`${body} `),
      {},
    ]
    for (const headers of refusals) expect(provider.read({ headers, body, now })).toEqual({ verified: false })
    const late = new Date(now.getTime() + 301_000)
    expect(provider.read({ headers: headersOf(body), body, now: late })).toEqual({ verified: false })
    // Signed by WeChat Pay, but no payment.
    const read = (text: string) => provider.read({ headers: headersOf(text), body: text, now })
    for (const text of [
      noticeOf({ ...trade, trade_state: 'NOTPAY' }),
      JSON.stringify({ event_type: 'REFUND.SUCCESS', resource: sealed(trade) }),
    ])
      expect(read(text)).toEqual({ verified: true, paid: null })
    // Signed by WeChat Pay, but of another merchant, of another key, or without what was paid.
    for (const text of [
      noticeOf({ ...trade, mchid: '1900000002' }),
      noticeOf(trade, 'x'.repeat(32)),
      noticeOf({ ...trade, amount: undefined }),
      noticeOf({ ...trade, transaction_id: 'x'.repeat(65) }),
      'no json',
    ])
      expect(read(text)).toEqual({ verified: true, paid: 'unreadable' })
  })

  test('a payment is opened with a signed request, and the answer must be signed', async () => {
    const body = '{"code_url":"weixin://wxpay/bizpayurl?pr=p4lpSuKzz"}'
    const { ask, asked } = standIn(() => ({ body, headers: headersOf(body) }))
    const payNo = trade.out_trade_no
    const expireTime = new Date('2026-03-02T02:30:00Z')
    const opened = await wechat(merchant, ask, clock).open({ payNo, amount: 50_000, subject: '安防服务', expireTime })
    expect(opened).toBe('weixin://wxpay/bizpayurl?pr=p4lpSuKzz')
    const [request] = asked
    expect(request?.url).toBe('https://api.mch.weixin.qq.com/v3/pay/transactions/native')
    expect(JSON.parse(request?.body ?? '')).toEqual({
      ...{ appid: merchant.appId, mchid: merchant.mchId, description: '安防服务', out_trade_no: payNo },
      ...{
        notify_url: merchant.notifyUrl,
        time_expire: '2026-03-02T02:30:00Z',
        amount: { total: 50_000, currency: 'CNY' },
      },
    })
    const [, nonce, signature, timestamp, serial] =
      /nonce_str="(\w+)",signature="([^"]+)",timestamp="(\d+)",serial_no="(\w+)"$/.exec(
        request?.headers.authorization ?? '',
      ) ?? []
    expect(serial).toBe('AA00')
    const line = `POST\n/v3/pay/transactions/native\n${timestamp}\n${nonce}\n${request?.body}\n`
    expect(isSigned(ours.publicKey, line, signature ?? '')).toBe(true)

    const forged = standIn(() => ({ body, headers: headersOf(body, {}, ours.privateKey) }))
    const open = wechat(merchant, forged.ask, clock).open({ payNo, amount: 1, subject: 'x', expireTime })
    await expect(open).rejects.toMatchObject({ name: 'WrongState' })
  })

  test('it is asked for a payment whose notice got lost, and pays back by the number of the refund', async () => {
    const found = JSON.stringify(trade)
    const taken = JSON.stringify({ refund_id: '50000000382019052709732678859', status: 'SUCCESS' })
    const { ask, asked } = standIn((url) => ({
      body: url.includes('refunds') ? taken : found,
      headers: headersOf(url.includes('refunds') ? taken : found),
    }))
    const asking = wechat(merchant, ask, clock)
    expect(await asking.query(trade.out_trade_no)).toMatchObject({ tradeNo: trade.transaction_id, amount: 50_000 })
    expect(asked[0]?.url).toContain(`/out-trade-no/${trade.out_trade_no}?mchid=1900000001`)
    const back = { payNo: trade.out_trade_no, refundNo: `${trade.out_trade_no}R`, amount: 1_234, total: 50_000 }
    expect(await asking.refund(back)).toBe('arrived')
    expect(JSON.parse(asked[1]?.body ?? '')).toMatchObject({
      out_refund_no: `${trade.out_trade_no}R`,
      amount: { refund: 1_234, total: 50_000 },
    })
    const unknown = standIn(() => ({ status: 404, body: '{"code":"ORDER_NOT_EXIST"}' }))
    expect(await wechat(merchant, unknown.ask, clock).query('ZF1')).toBe(null)
    const broken = standIn(() => ({ status: 500, body: '' }))
    await expect(wechat(merchant, broken.ask, clock).query('ZF1')).rejects.toMatchObject({ name: 'WrongState' })
  })
})

describe('a refund through WeChat Pay', () => {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const back = { payNo: 'ZF202603020000001', refundNo: 'ZF202603020000001R1', amount: 1_234, total: 50_000 }
  /** An answer as WeChat Pay describes it: https://pay.weixin.qq.com/doc/v3/merchant/4012791883. */
  const answering = (status: string | undefined, http = 200) =>
    standIn(() => {
      const body = JSON.stringify({
        ...{ refund_id: '50000000382019052709732678859', out_refund_no: back.refundNo, out_trade_no: back.payNo },
        ...{ transaction_id: '4200000000202603020000000001', channel: 'ORIGINAL', funds_account: 'UNSETTLED' },
        ...{ user_received_account: '招商银行信用卡0403', create_time: '2026-03-02T10:00:00+08:00', status },
        amount: { total: 50_000, refund: 1_234, payer_total: 50_000, payer_refund: 1_234, currency: 'CNY' },
      })
      const timestamp = String(now.getTime() / 1000)
      const headers = {
        ...{ 'wechatpay-timestamp': timestamp, 'wechatpay-nonce': 'n1', 'wechatpay-serial': 'PUB_KEY_ID_01' },
        'wechatpay-signature': signed(key.privateKey, `${timestamp}\nn1\n${body}\n`),
      }
      return { status: http, body, headers }
    })
  const asking = (ask: Ask) =>
    wechat(
      {
        ...{ mchId: '1900000001', appId: 'wx0000000000000001', serialNo: 'AA00', privateKey: ours.privateKey },
        ...{ apiKey: '0123456789abcdef0123456789abcdef', platformKey: key.publicKey, platformKeyId: 'PUB_KEY_ID_01' },
        notifyUrl: 'https://example.com/pay/v1/notify/wechat',
      },
      ask,
      clock,
    )

  test.each([
    ['SUCCESS', 'arrived'],
    ['PROCESSING', 'underWay'],
    ['CLOSED', 'failed'],
    ['ABNORMAL', 'failed'],
  ])('of status %s is %s', async (status, state) => {
    const { ask, asked } = answering(status)
    expect(await asking(ask).refund(back)).toBe(state)
    expect(await asking(ask).queryRefund(back)).toBe(state)
    expect(asked[1]?.url).toBe(`https://api.mch.weixin.qq.com/v3/refund/domestic/refunds/${back.refundNo}`)
  })

  test('without a status, or refused, is not taken', async () => {
    for (const { ask } of [answering(undefined), answering('SOMETHING'), answering('SUCCESS', 400)])
      await expect(asking(ask).refund(back)).rejects.toMatchObject({ name: 'WrongState' })
  })
})

describe('Alipay', () => {
  const merchant = {
    ...{ appId: '2021000000000001', privateKey: ours.privateKey, alipayKey: theirs.publicKey },
    notifyUrl: 'https://example.com/pay/v1/notify/alipay',
  }
  const lineOf = (params: Record<string, string>) =>
    Object.keys(params)
      .toSorted()
      .map((name) => `${name}=${params[name]}`)
      .join('&')
  const notice = {
    ...{ app_id: merchant.appId, out_trade_no: 'ZF202603020000002', trade_no: '2026030222001400000000000001' },
    ...{
      trade_status: 'TRADE_SUCCESS',
      total_amount: '299.00',
      gmt_payment: '2026-03-02 09:59:30',
      subject: '安防 服务',
    },
  }
  const bodyOf = (params: Record<string, string>, key = theirs.privateKey) =>
    new URLSearchParams({ ...params, sign_type: 'RSA2', sign: signed(key, lineOf(params)) }).toString()
  const provider = alipay(merchant, standIn(() => ({ body: '' })).ask, clock)

  test('a notice is taken with its signature, in fen', () => {
    expect(provider.read({ headers: {}, body: bodyOf(notice), now })).toEqual({
      verified: true,
      paid: {
        ...{ payNo: notice.out_trade_no, tradeNo: notice.trade_no, amount: 29_900 },
        time: new Date('2026-03-02T01:59:30Z'),
      },
    })
    for (const body of [
      bodyOf(notice, ours.privateKey),
      bodyOf(notice).replace('299.00', '1.00'),
      bodyOf({ ...notice, app_id: '2021000000000002' }),
      '',
    ])
      expect(provider.read({ headers: {}, body, now })).toEqual({ verified: false })
    const read = (more: Record<string, string>) =>
      provider.read({ headers: {}, body: bodyOf({ ...notice, ...more }), now })
    expect(read({ trade_status: 'WAIT_BUYER_PAY' })).toEqual({ verified: true, paid: null })
    const odd: Record<string, string>[] = [
      { total_amount: '1e3' },
      { out_trade_no: 'x'.repeat(41) },
      { trade_no: 'x'.repeat(65) },
    ]
    for (const more of odd) expect(read(more)).toEqual({ verified: true, paid: 'unreadable' })
  })

  test('amounts are exact', () => {
    expect([29, 100_000_000, 5, 105].map(yuanOf)).toEqual(['0.29', '1000000.00', '0.05', '1.05'])
    expect(['0.29', '1000000', '0.5', '1.05', '1.005', '-1', '', undefined].map(fenOf)).toEqual([
      ...[29, 100_000_000, 50, 105],
      ...[undefined, undefined, undefined, undefined],
    ])
  })

  const answering = (content: string, key = theirs.privateKey) =>
    standIn((_, body) => {
      const name = `${new URLSearchParams(body).get('method')?.replaceAll('.', '_')}_response`
      return { body: `{"${name}":${content},"sign":"${signed(key, content)}"}` }
    })

  test('a payment is opened with a signed request, and the answer must be signed', async () => {
    const content =
      '{"code":"10000","msg":"Success","out_trade_no":"ZF1","qr_code":"https://qr.alipay.com/bavh4wjlxf12tper3a"}'
    const { ask, asked } = answering(content)
    const wish = { payNo: 'ZF1', amount: 29_900, subject: '安防服务', expireTime: new Date('2026-03-02T02:30:00Z') }
    expect(await alipay(merchant, ask, clock).open(wish)).toBe('https://qr.alipay.com/bavh4wjlxf12tper3a')
    const params = Object.fromEntries(new URLSearchParams(asked[0]?.body))
    const { sign, ...signedParams } = params
    expect(isSigned(ours.publicKey, lineOf(signedParams), sign ?? '')).toBe(true)
    expect(JSON.parse(params.biz_content ?? '')).toEqual({
      ...{ out_trade_no: 'ZF1', total_amount: '299.00', subject: '安防服务', time_expire: '2026-03-02 10:30:00' },
    })
    expect(params.timestamp).toBe('2026-03-02 10:00:00')
    for (const forged of [answering(content, ours.privateKey), standIn(() => ({ body: '<html>' }))])
      await expect(alipay(merchant, forged.ask, clock).open(wish)).rejects.toMatchObject({ name: 'WrongState' })
  })

  test('it is asked for a payment whose notice got lost, and pays back', async () => {
    const found = answering(
      '{"code":"10000","out_trade_no":"ZF1","trade_no":"T1","trade_status":"TRADE_SUCCESS","total_amount":"299.00"}',
    )
    expect(await alipay(merchant, found.ask, clock).query('ZF1')).toMatchObject({ tradeNo: 'T1', amount: 29_900 })
    const unknown = answering('{"code":"40004","sub_code":"ACQ.TRADE_NOT_EXIST"}')
    expect(await alipay(merchant, unknown.ask, clock).query('ZF1')).toBe(null)
    const { ask, asked } = answering('{"code":"10000","trade_no":"T1","refund_fee":"1.05","fund_change":"Y"}')
    const back = { payNo: 'ZF1', refundNo: 'ZF1R', amount: 105, total: 29_900 }
    expect(await alipay(merchant, ask, clock).refund(back)).toBe('arrived')
    // Nothing has moved by this request: perhaps an earlier one has, as the query says.
    const repeated = answering('{"code":"10000","trade_no":"T1","fund_change":"N","refund_status":"REFUND_SUCCESS"}')
    expect(await alipay(merchant, repeated.ask, clock).refund(back)).toBe('arrived')
    expect(repeated.asked).toHaveLength(2)
    const lost = answering('{"code":"10000","trade_no":"T1","fund_change":"N"}')
    expect(await alipay(merchant, lost.ask, clock).refund(back)).toBe('failed')
    const refusal = answering('{"code":"40004","sub_code":"ACQ.SELLER_BALANCE_NOT_ENOUGH"}')
    await expect(alipay(merchant, refusal.ask, clock).refund(back)).rejects.toMatchObject({ name: 'WrongState' })
    const { biz_content } = Object.fromEntries(new URLSearchParams(asked[0]?.body))
    expect(JSON.parse(biz_content ?? '')).toEqual({
      out_trade_no: 'ZF1',
      out_request_no: 'ZF1R',
      refund_amount: '1.05',
    })
  })
})
