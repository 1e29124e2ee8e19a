export { trainingScores } from './trainingScores.ts'
