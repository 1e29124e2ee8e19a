import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './ApiError.ts'
import { type ApiEvent, onApiEvent } from './apiEvents.ts'
import { call } from './call.ts'
import { askForProofBy } from './proof.ts'

vi.mock('../i18n/language.ts', () => ({ langTag: () => 'zh-HK' }))
vi.stubGlobal('__BUILD__', '0.1.0.test')

const events: ApiEvent[] = []
const stop = onApiEvent((event) => events.push(event))
const fetched = vi.fn<typeof fetch>()

const answers = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))
const failure = async () => (await call('Dict/GetOptions', {}).catch((error: unknown) => error)) as ApiError

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  events.length = 0
})
afterAll(stop)

test('posts JSON with language and build, and opens the envelope [C-7-01]', async () => {
  answers(200, { Code: 0, Message: '', Data: { version: '7', types: null } })
  expect(await call('Dict/GetOptions', { version: '7' })).toEqual({ version: '7', types: null })
  const [url, init] = fetched.mock.calls[0] ?? []
  const headers = new Headers(init?.headers)
  expect([url, init?.method, init?.body]).toEqual(['/api/Dict/GetOptions', 'POST', '{"version":"7"}'])
  expect(headers.get('Accept-Language')).toBe('zh-HK')
  expect(headers.get('X-Console-Build')).toBe('0.1.0.test')
  expect(headers.has('Idempotency-Key')).toBe(false)
})

test('a write carries the key of its form, or a fresh one', async () => {
  for (const _ of [1, 2]) answers(200, { Code: 0, Message: '', Data: null })
  await call('User/RecoverLogin', { id: 1 }, { key: 'form-1' })
  await call('User/RecoverLogin', { id: 1 })
  const keys = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))
  expect(keys[0]).toBe('form-1')
  expect(keys[1]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('lists bring their total or their cursor', async () => {
  answers(200, { Code: 0, Message: '', Data: [], Total: 0 })
  expect(await call('User/GetByPage', {})).toEqual({ rows: [], total: 0 })
  answers(200, { Code: 0, Message: '', Data: [], Next: null })
  expect(await call('Log/GetPageList', {})).toEqual({ rows: [], next: null })
})

test("the envelope's code decides, whatever HTTP says [C-1.13-03 C-8-03]", async () => {
  answers(200, { Code: 1002, Message: '记录不存在', Data: null })
  expect(await failure()).toMatchObject({ name: 'NotFound', message: '记录不存在' })
})

test.each([
  [401, { Code: 401, Message: '无此权限', Data: { reason: 'session' } }, 'NoSession', ['sessionEnded']],
  [401, { Code: 401, Message: '无此权限', Data: { reason: 'operation' } }, 'NoOperation', []],
  [403, { Code: 403, Message: '请求被拒绝', Data: null }, 'OutOfScope', []],
  [400, { Code: 1001, Message: '参数错误', Data: [{ path: 'a', message: '必填' }] }, 'BadInput', []],
  [409, { Code: 1005, Message: '数据已被他人修改', Data: { current: {} } }, 'Stale', []],
  [413, { Code: 1012, Message: '超过大小限制', Data: null }, 'TooLarge', []],
  [409, { Code: 1015, Message: '页面版本过旧', Data: null }, 'ConsoleTooOld', ['outdated']],
  [503, { Code: 500, Message: '查询超时', Data: null }, 'Timeout', []],
  [500, { Code: 500, Message: '系统繁忙', Data: null }, 'Internal', []],
])('%i %o is %s', async (status, body, name, announced) => {
  answers(status, { ...body, RequestId: 'r1' })
  const error = await failure()
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ name, code: body.Code, message: body.Message, requestId: 'r1' })
  // A violated rule explains itself; the id is for unexpected failures.
  expect(error.trace).toBe(status >= 500 ? 'r1' : undefined)
  expect(events).toEqual(announced)
})

test('where the server wants the password, asks for it once and goes on with the same key', async () => {
  const proofRequired = { Code: 1016, Message: '请再次输入密码', Data: null }
  const asker = vi.fn(async () => true)
  const stopAsking = askForProofBy(asker)
  for (const _ of [1, 2]) answers(403, proofRequired)
  for (const _ of [1, 2]) answers(200, { Code: 0, Message: '', Data: null })
  await Promise.all([
    call('User/RecoverLogin', { id: 1 }, { key: 'form-1' }),
    call('User/RecoverLogin', { id: 2 }, { key: 'form-2' }),
  ])
  expect(asker).toHaveBeenCalledTimes(1)
  const keys = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))
  expect(keys).toEqual(['form-1', 'form-2', 'form-1', 'form-2'])

  asker.mockResolvedValueOnce(false)
  answers(403, proofRequired)
  await expect(call('User/RecoverLogin', { id: 1 })).rejects.toMatchObject({ name: 'NotProven' })
  stopAsking()
  answers(403, proofRequired)
  await expect(call('User/RecoverLogin', { id: 1 })).rejects.toMatchObject({ name: 'NotProven' })
})

test('waits five seconds, unless the action says otherwise [C-1.13-08 C-7-02 C-9-01]', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  for (const _ of [1, 2]) answers(200, { Code: 0, Message: '', Data: null })
  await call('Dict/GetOptions', {})
  await call('Common/Export', { controller: 'RoomKey', columns: ['bill_no'] })
  expect(limit.mock.calls).toEqual([[5_000], [300_000]])
  limit.mockRestore()
})

test('a 1001 names what is wrong', async () => {
  answers(400, { Code: 1001, Message: '参数错误', Data: [{ path: 'new_password', message: '过于常见' }] })
  expect((await failure()).issues).toEqual([{ path: 'new_password', message: '过于常见' }])
})

test.each([
  [502, '<html>Bad gateway</html>', 'Unreadable'],
  [200, 'null', 'Unreadable'],
  [401, 'Unauthorized', 'NoSession'],
  [403, '', 'OutOfScope'],
])('an answer without envelope (%i) is still a clear failure', async (status, body, name) => {
  answers(status, body)
  expect((await failure()).name).toBe(name)
})

test('tells a lost network, a time-out and an abort by the caller apart [C-1.13-03]', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect((await failure()).name).toBe('Network')

  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(new DOMException('', 'TimeoutError')))
  fetched.mockRejectedValueOnce(new DOMException('', 'TimeoutError'))
  expect((await failure()).name).toBe('TimedOut')

  const abort = AbortSignal.abort()
  fetched.mockRejectedValueOnce(abort.reason)
  await expect(call('Dict/GetOptions', {}, { signal: abort })).rejects.toBe(abort.reason)
})
