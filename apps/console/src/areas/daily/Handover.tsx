import { Tabs } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddress } from '../../ui/address.ts'
import HandoverRegister from './HandoverRegister.tsx'
import KeyLedger from './KeyLedger.tsx'

/** Key handover (domain 4.7): the register of handovers and the ledger of the keys. Each tab keeps its own query. */
export default function Handover() {
  const { t } = useTranslation()
  const { params, setParams } = useAddress()
  const left = useRef(new Map<string, string>())
  const tab = params.get('tab') === 'ledger' ? 'ledger' : 'register'
  const turn = (next: string) => {
    left.current.set(tab, params.toString())
    setParams(() => new URLSearchParams(left.current.get(next) ?? (next === 'ledger' ? 'tab=ledger' : '')))
  }
  return (
    <>
      <Tabs
        activeKey={tab}
        onChange={turn}
        items={[
          { key: 'register', label: t('daily.register') },
          { key: 'ledger', label: t('daily.ledger') },
        ]}
      />
      {tab === 'register' ? <HandoverRegister /> : <KeyLedger />}
    </>
  )
}
