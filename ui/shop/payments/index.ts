/* What is owed and when, as one piece to load after a page. */
export { CalculationAboveLoan, OrderAboveLoan } from './above-loan-note.tsx';
export { BeforeContinue } from './before-continue.tsx';
export { MoneyBackCard, OrderOver } from './order-over.tsx';
export { OrderStory } from './order-story.tsx';
export { PaymentList } from './payment-list.tsx';
export { PaymentToday } from './payment-today.tsx';
export { PlanComparison } from './plan-comparison.tsx';
export { ChosenPlan, PlanSchedule } from './plan-schedule.tsx';
export { RefundPreview } from './refund-preview.tsx';
export { TakeAlong } from './take-along.tsx';
