import { useTranslation } from 'react-i18next'
import '../form/console/forms.css'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import FormRegister from '../form/console/FormRegister.tsx'
import SubmissionRegister from '../submission/console/SubmissionRegister.tsx'

/**
 * Custom forms (spec 000 section 2.7): the list of forms and the list of submissions, a tab each. Each tab keeps its
 * query.
 */
export default function Forms() {
  const { t } = useTranslation()
  const [part, turn] = useTurn(['forms', 'submissions'])
  return (
    <>
      <PageTabs
        active={part}
        onTurn={turn}
        items={[
          { key: 'forms', label: t('form.forms') },
          { key: 'submissions', label: t('form.submissions') },
        ]}
      />
      {part === 'forms' ? (
        <FormRegister onSubmissions={(form) => turn('submissions', `tab=submissions&form_id=${form}`)} />
      ) : (
        <SubmissionRegister path="CustomForm/GetSubmissionList" />
      )}
    </>
  )
}
