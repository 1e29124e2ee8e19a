import { useTranslation } from 'react-i18next'
import type { BodyOf } from '../api/path.ts'
import FormDrawer from '../ui/FormDrawer.tsx'
import NameField from './NameField.tsx'
import { pathOf, type Versioned } from './versioned.ts'

type Path = ReturnType<typeof pathOf<'Copy'>>
type Props = { noun: Versioned; id: number; name: string; version_no?: number; onClose: () => void }

/** Creates a draft as a copy of another draft or of a version. */
export default function CopyForm({ noun, id, name, version_no, onClose }: Props) {
  const { t } = useTranslation()
  const title =
    version_no === undefined ? t('versions.copyTitle', { name }) : t('versions.copyVersion', { name, version_no })
  const initial = { id, [noun.name]: t('versions.copyName', { name }).slice(0, 60) }
  return (
    <FormDrawer<Path, BodyOf<Path>>
      path={pathOf(noun, 'Copy')}
      title={title}
      initial={version_no === undefined ? initial : { ...initial, version_no }}
      toBody={(values) => values}
      small
      onClose={onClose}
    >
      <NameField noun={noun} wide />
    </FormDrawer>
  )
}
