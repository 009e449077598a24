/** The door to conformance: a package in, its faults against ISO/IEC 29500 out. */
export { type ConformanceFinding, type ConformanceOptions, type ConformanceReport, checkConformance } from './check-conformance.ts';
export { all as conformanceRules } from './rules/register.generated.ts';
