import { Tabs } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import './forms.css'
import { useAddress } from '../../ui/address.ts'
import FormRegister from './FormRegister.tsx'
import SubmissionRegister from './SubmissionRegister.tsx'

/** Custom forms (spec 000 section 2.7): the forms themselves, and what was filed with them. Each tab keeps its query. */
export default function Forms() {
  const { t } = useTranslation()
  const { params, setParams } = useAddress()
  const left = useRef(new Map<string, string>())
  const tab = params.get('tab') === 'submissions' ? 'submissions' : 'forms'
  const turn = (next: string, query = left.current.get(next)) => {
    left.current.set(tab, params.toString())
    setParams(() => new URLSearchParams(query ?? (next === 'submissions' ? 'tab=submissions' : '')))
  }
  return (
    <>
      <Tabs
        className="forms-tabs"
        activeKey={tab}
        onChange={(next) => turn(next)}
        items={[
          { key: 'forms', label: t('forms.forms') },
          { key: 'submissions', label: t('forms.submissions') },
        ]}
      />
      {tab === 'forms' ? (
        <FormRegister onSubmissions={(form) => turn('submissions', `tab=submissions&form_id=${form}`)} />
      ) : (
        <SubmissionRegister path="CustomForm/GetSubmissionList" />
      )}
    </>
  )
}
