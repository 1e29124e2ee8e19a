import RolesField from '@shouya/console/versions/RolesField.tsx'
import SettingsForm, { type SettingsDoors } from '@shouya/console/versions/SettingsForm.tsx'
import { emptyDocument } from '@shouya/forms/defaultConfig'
import { useTranslation } from 'react-i18next'
import { toSave } from './formList.ts'
import { forms } from './forms.ts'

type Props = SettingsDoors & {
  id?: number
  okText?: string
  /** What has been drawn before it had a name. */
  document?: string
}

/** A new form by its name, or name, category and readers of one; its fields are the designer's. */
export default function FormSettings({ document, ...doors }: Props) {
  const { t } = useTranslation()
  return (
    <SettingsForm
      noun={forms}
      {...doors}
      title={t('form.addTitle')}
      initial={{ role_ids: [], document: JSON.stringify(emptyDocument) }}
      toSave={toSave}
      // What was typed here before may come back, but never an older drawing with it.
      toBody={(values) => (document === undefined ? values : { ...values, document })}
    >
      {() => <RolesField label={t('form.field.role_ids')} hint={t('form.rolesHint')} />}
    </SettingsForm>
  )
}
