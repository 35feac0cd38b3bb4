/* What is owed and when, and what a page says beside it, as one piece to load with a page, which works without it. */
export { CountedAmount } from '../../kit/parts/counted-amount/counted-amount.tsx';
export { LargeText } from '../parts/large-text.tsx';
export { Listen } from '../parts/listen.tsx';
export { LockExplained } from '../parts/lock-explained.tsx';
export { CalculationAboveLoan, OrderAboveLoan } from './above-loan-note.tsx';
export { BeforeContinue } from './before-continue.tsx';
export { DueNow } from './due-now.tsx';
export { LateCharge } from './late-charge.tsx';
export { Letterhead } from './letterhead.tsx';
export { MoneyBackCard, OrderOver } from './order-over.tsx';
export { OrderStory } from './order-story.tsx';
export { PaymentList } from './payment-list.tsx';
export { PaymentToday } from './payment-today.tsx';
export { ComparePlans } from './plan-comparison.tsx';
export { ChosenPlan, PlanSchedule } from './plan-schedule.tsx';
export { RefundPreview } from './refund-preview.tsx';
export { Resume } from './resume.tsx';
export { TakeAlong } from './take-along.tsx';
