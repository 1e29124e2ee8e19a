import { Tabs } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddress } from '../../ui/address.ts'
import FillRegister from './FillRegister.tsx'
import SubmissionRegister from './SubmissionRegister.tsx'

/** The forms that one may fill in, and what one has filed. Each tab keeps its query. */
export default function FillHome() {
  const { t } = useTranslation()
  const { params, setParams } = useAddress()
  const left = useRef(new Map<string, string>())
  const tab = params.get('tab') === 'own' ? 'own' : 'forms'
  const turn = (next: string) => {
    left.current.set(tab, params.toString())
    setParams(() => new URLSearchParams(left.current.get(next) ?? (next === 'own' ? 'tab=own' : '')))
  }
  return (
    <>
      <Tabs
        className="forms-tabs"
        activeKey={tab}
        onChange={turn}
        items={[
          { key: 'forms', label: t('forms.fillable') },
          { key: 'own', label: t('forms.own') },
        ]}
      />
      {tab === 'forms' ? <FillRegister /> : <SubmissionRegister path="CustomForm/GetOwnSubmissionList" />}
    </>
  )
}
