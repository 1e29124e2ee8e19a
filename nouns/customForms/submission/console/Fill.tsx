import '@shouya/console/filling/filling.css'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import { useTranslation } from 'react-i18next'
import FillForm from './FillForm.tsx'
import FillRegister from './FillRegister.tsx'
import SubmissionRegister from './SubmissionRegister.tsx'

/** Filling in a form: the form of the address, or else a list of the forms that the user may fill in. */
export default function Fill() {
  const [id] = useParam('id')
  const [submission] = useParam('submission')
  const form = Number(id) || undefined
  if (!form) return <FillHome />
  return <FillForm form={form} submission={Number(submission) || undefined} />
}

/** The forms that the user may fill in, and the user's submissions. Each tab keeps its query. */
function FillHome() {
  const { t } = useTranslation()
  const [part, turn] = useTurn(['forms', 'own'])
  return (
    <>
      <PageTabs
        active={part}
        onTurn={turn}
        items={[
          { key: 'forms', label: t('submission.fillable') },
          { key: 'own', label: t('submission.own') },
        ]}
      />
      {part === 'forms' ? <FillRegister /> : <SubmissionRegister path="CustomForm/GetOwnSubmissionList" />}
    </>
  )
}
