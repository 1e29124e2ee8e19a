import { materialType } from '../rules.ts'
import MaterialManaged from './MaterialManaged.tsx'

/** The management of information about construction. */
export default function BuildingManaged() {
  return <MaterialManaged type={materialType.building} />
}
