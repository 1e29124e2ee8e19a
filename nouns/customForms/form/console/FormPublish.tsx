import PublishDialog from '@shouya/console/versions/PublishDialog.tsx'
import { useTranslation } from 'react-i18next'
import FormProblems from './FormProblems.tsx'
import { LostFields } from './FormUses.tsx'
import { forms } from './forms.ts'

type Props = {
  id: number
  /** Opens a place of the draft. */
  onLead: (path: string) => void
  onClose: () => void
}

/** Publishes a draft as the version that is filled in. */
export default function FormPublish({ id, onLead, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <PublishDialog noun={forms} id={id} first={t('form.publishFirst')} says={t('form.publishSays')} onClose={onClose}>
      {(form, refused, leave) => (
        <>
          <FormProblems
            text={form.document}
            items={
              refused?.map(({ path, message }) => ({
                level: 'error',
                path: path.replace(/^document\.?/, ''),
                message,
              })) ?? form.problems
            }
            // The dialog would cover the page that opens.
            onLead={(path) => {
              leave()
              onLead(path)
            }}
          />
          <LostFields uses={form.uses} onLeave={leave} />
        </>
      )}
    </PublishDialog>
  )
}
