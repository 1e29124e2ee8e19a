import { materialType } from '../rules.ts'
import MaterialManaged from './MaterialManaged.tsx'

/** The management of the learning corner. */
export default function LearningManaged() {
  return <MaterialManaged type={materialType.learning} />
}
