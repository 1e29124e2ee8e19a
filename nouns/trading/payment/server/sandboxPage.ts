import { type Lang, message } from '@shouya/contract/messages'
import type { Payables } from '@shouya/server/core/payments.ts'
import type { Services } from '@shouya/server/core/services.ts'
import type { FastifyInstance } from 'fastify'
import { paymentStatus } from '../contract.ts'
import { yuanOf } from './provider/alipay.ts'
import { sandbox, sandboxCall } from './provider/sandbox.ts'
import { takeNotice } from './takeNotice.ts'

/** What a payer of the sandbox can do. */
const acts = ['pay', 'other', 'repeat', 'again'] as const
type Act = (typeof acts)[number]

const langs = ['CN', 'HK', 'US'] as const
const langOf = (text: unknown): Lang => langs.find((lang) => lang === text) ?? 'CN'

/** Another trade each time that somebody pays anew, the same one where the call is only repeated. */
const tradeOf = (payNo: string, act: Act): string => `SB${payNo}${act === 'again' ? `-${Date.now()}` : ''}`

/**
 * The page on which the payer of a demonstration pays: the amount, another amount, with a repeated call, or once more. Paid after the record
 * was closed, it is too late. It works without scripts.
 */
export function sandboxPage(app: FastifyInstance, services: Services, payables: Payables): void {
  const find = (payNo: string) =>
    services.database.kysely
      .selectFrom('payment')
      .select(['pay_no', 'amount', 'status'])
      .where('pay_no', '=', payNo)
      .where('provider', '=', 'sandbox')
      .executeTakeFirst()

  app.get('/pay/v1/sandbox/:payNo', async (request, reply) => {
    const payment = await find((request.params as { payNo: string }).payNo)
    if (!payment) return reply.code(404).send()
    const lang = langOf((request.query as { lang?: unknown }).lang)
    return reply.type('text/html; charset=utf-8').send(html(lang, payment))
  })

  app.post('/pay/v1/sandbox/:payNo', async (request, reply) => {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    const payment = await find((request.params as { payNo: string }).payNo)
    const act = acts.find((name) => name === form.get('act'))
    if (!payment || !act) return reply.code(404).send()
    const amount = act === 'other' ? payment.amount + 1 : payment.amount
    const call = sandboxCall(services.keys, { payNo: payment.pay_no, tradeNo: tradeOf(payment.pay_no, act), amount })
    const headers = { 'sandbox-signature': call.signature }
    const incoming = { headers, body: call.body, now: services.clock.now() }
    for (let times = act === 'repeat' ? 2 : 1; times > 0; times--)
      await takeNotice(services, payables, sandbox(services.keys), incoming)
    return reply.redirect(`/pay/v1/sandbox/${payment.pay_no}?lang=${langOf(form.get('lang'))}`, 303)
  })
}

const states = Object.fromEntries(Object.entries(paymentStatus).map(([name, code]) => [code, name]))

type Shown = { readonly pay_no: string; readonly amount: number; readonly status: number }

/** All that stands in it is ours: a number, an amount, words. */
function html(lang: Lang, { pay_no, amount, status }: Shown): string {
  const word = (key: string) => message(lang, `payment.sandbox.${key}` as never)
  const buttons = acts.map((act) => `<button name="act" value="${act}">${word(act)}</button>`).join('\n')
  return `<!doctype html><html lang="${lang === 'US' ? 'en' : 'zh'}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${word('title')}</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:360px;margin:32px auto;padding:0 16px;color:#1f1f1f;background:#fff}
h1{font-size:20px}form{display:grid;gap:12px}button{font:inherit;min-height:44px;border:1px solid #8c8c8c;border-radius:6px;background:#fff;color:inherit}
button:first-child{background:#0958d9;border-color:#0958d9;color:#fff}</style>
<main><h1>${word('title')}</h1><p>${word('about')}</p>
<p>${pay_no}<br><strong>¥ ${yuanOf(amount)}</strong><br>${word(`state.${states[status]}`)}</p>
<form method="post"><input type="hidden" name="lang" value="${lang}">
${buttons}</form></main></html>`
}
