import type { Services } from '@shouya/server/core/services.ts'
import { openSecret } from '@shouya/server/core/settings/secrets.ts'
import { type ProviderName, payType } from '../../noun.ts'
import { alipay } from './alipay.ts'
import { ask } from './ask.ts'
import type { Provider } from './Provider.ts'
import { privateKeyOf, publicKeyOf } from './rsa.ts'
import { sandbox } from './sandbox.ts'
import { wechat } from './wechat.ts'

type Needed = Pick<Services, 'config' | 'settings' | 'keys' | 'clock'>

/** Where a provider calls; undefined where nobody outside reaches this server. */
const notifyUrlOf = ({ config }: Needed, name: ProviderName): string | undefined =>
  config.publicUrl && `${config.publicUrl}/pay/v1/notify/${name}`

async function openWechat(services: Needed): Promise<Provider | undefined> {
  const { settings } = services
  const [mchId, appId, serialNo, platformKeyId] = await Promise.all([
    settings.get('pay.wechat.mch_id'),
    settings.get('pay.wechat.app_id'),
    settings.get('pay.wechat.serial_no'),
    settings.get('pay.wechat.platform_key_id'),
  ])
  const privateKey = privateKeyOf(await openSecret(services, 'pay.wechat.private_key'))
  const platformKey = publicKeyOf(await settings.get('pay.wechat.platform_key'))
  const apiKey = await openSecret(services, 'pay.wechat.api_key')
  const notifyUrl = notifyUrlOf(services, 'wechat')
  if (!mchId || !appId || !serialNo || !platformKeyId || !privateKey || !platformKey || !apiKey || !notifyUrl)
    return undefined
  const merchant = { mchId, appId, serialNo, platformKeyId, privateKey, platformKey, apiKey, notifyUrl }
  return wechat(merchant, ask, services.clock.now)
}

async function openAlipay(services: Needed): Promise<Provider | undefined> {
  const appId = await services.settings.get('pay.alipay.app_id')
  const privateKey = privateKeyOf(await openSecret(services, 'pay.alipay.private_key'))
  const alipayKey = publicKeyOf(await services.settings.get('pay.alipay.alipay_key'))
  const notifyUrl = notifyUrlOf(services, 'alipay')
  if (!appId || !privateKey || !alipayKey || !notifyUrl) return undefined
  return alipay({ appId, privateKey, alipayKey, notifyUrl }, ask, services.clock.now)
}

/** The provider of that name; undefined where no merchant's account is set up for it. */
export async function providerNamed(services: Needed, name: string): Promise<Provider | undefined> {
  switch (name) {
    case 'wechat':
      return openWechat(services)
    case 'alipay':
      return openAlipay(services)
    case 'sandbox':
      return services.config.paySandbox ? sandbox(services.keys) : undefined
    default:
      return undefined
  }
}

/** Who carries out a way of paying: its provider, in demonstrations without a merchant's account the sandbox. */
export async function providerOf(services: Needed, type: number): Promise<Provider | undefined> {
  const name = type === payType.wechat ? 'wechat' : type === payType.alipay ? 'alipay' : ''
  if (name === '') return undefined
  return (await providerNamed(services, name)) ?? providerNamed(services, 'sandbox')
}
