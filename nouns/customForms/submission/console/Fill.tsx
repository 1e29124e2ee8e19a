import '../../form/console/forms.css'
import { useParam } from '@shouya/console/ui/useParam.ts'
import FillForm from './FillForm.tsx'
import FillHome from './FillHome.tsx'

/** Filling in a form: the one that the address names, or a choice of those that one may fill in. */
export default function Fill() {
  const [id] = useParam('id')
  const [submission] = useParam('submission')
  const form = Number(id) || undefined
  if (!form) return <FillHome />
  return <FillForm form={form} submission={Number(submission) || undefined} />
}
