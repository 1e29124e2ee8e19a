import RolesField from '@shouya/console/versions/RolesField.tsx'
import SettingsForm, { type SettingsDoors } from '@shouya/console/versions/SettingsForm.tsx'
import { emptyDocument } from '@shouya/forms/defaultConfig'
import { useTranslation } from 'react-i18next'
import { toSave } from './formList.ts'
import { forms } from './forms.ts'

type Props = SettingsDoors & {
  id?: number
  okText?: string
  /** The document that was designed before the form had a name. */
  document?: string
}

/** The settings of a form (name, category, roles), or the name of a new one; the designer edits its fields. */
export default function FormSettings({ document, ...doors }: Props) {
  const { t } = useTranslation()
  return (
    <SettingsForm
      noun={forms}
      {...doors}
      title={t('form.addTitle')}
      initial={{ role_ids: [], document: JSON.stringify(emptyDocument) }}
      toSave={toSave}
      // A restored draft of this form must not bring an older document.
      toBody={(values) => (document === undefined ? values : { ...values, document })}
    >
      {() => <RolesField label={t('form.field.role_ids')} hint={t('form.rolesHint')} />}
    </SettingsForm>
  )
}
