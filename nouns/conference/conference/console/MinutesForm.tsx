import { useLanguage } from '@shouya/console/i18n/language.ts'
import Field from '@shouya/console/noun/Field.tsx'
import FilesItem from '@shouya/console/noun/FilesItem.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { type FileValue, fileIds, toFiles } from '@shouya/console/ui/files/FilesField.tsx'
import RichTextField from '@shouya/forms-react/renderer/RichTextField'
import { useTranslation } from 'react-i18next'
import { conference } from '../noun.ts'
import type { ConferenceDetail } from './conferenceList.ts'

const HEIGHT = 320

/** The recorder writes the minutes, with their papers. */
export default function MinutesForm({ row, onClose }: { row: ConferenceDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const { label } = useNounWords(conference)
  const lang = useLanguage((state) => state.lang)
  return (
    <MoveForm
      of={conference}
      row={row}
      move="minutes"
      small={false}
      okText={t('common.save')}
      refreshes={['Remind']}
      initial={{ minutes: row.minutes ?? '', minutes_file_ids: toFiles(row.minutes_files) }}
      toBody={(values) => ({ ...values, minutes_file_ids: fileIds(values.minutes_file_ids as FileValue[]) })}
      onClose={onClose}
    >
      <Field of="minutes" required>
        <RichTextField label={label('minutes')} lang={lang} height={HEIGHT} required />
      </Field>
      <FilesItem of="minutes_file_ids" folder="taskmeeting" />
    </MoveForm>
  )
}
