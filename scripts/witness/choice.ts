/** Which orders a run takes. */
import { ROUTES } from './routes/index.ts';
import type { Job } from './witness-files.ts';

/** Every order of every route whose name has `words` in it. */
export async function allJobs(words = ''): Promise<readonly Job[]> {
  const jobs: Job[] = [];
  for (const route of ROUTES.filter(({ name }) => name.includes(words)))
    for (const order of await route.orders()) jobs.push({ route: route.name, order });
  if (jobs.length === 0) throw new Error(`No route is named so: ${words}. Routes: ${ROUTES.map(({ name }) => name).join('; ')}.`);
  return jobs;
}

/** `size` orders, as many of each route as there are, each route's from all over its list. */
export function sampleOf(jobs: readonly Job[], size: number): readonly Job[] {
  const routes = [...new Set(jobs.map(({ route }) => route))].map((name) => jobs.filter(({ route }) => route === name));
  const shares = routes.map(() => 0);
  for (let left = Math.min(size, jobs.length), at = 0; left > 0; at = (at + 1) % routes.length) {
    if ((shares[at] ?? 0) >= (routes[at]?.length ?? 0)) continue;
    shares[at] = (shares[at] ?? 0) + 1;
    left--;
  }
  return routes.flatMap((own, at) => {
    const share = shares[at] ?? 0;
    return Array.from({ length: share }, (_, i) => own[Math.floor(((i + 0.5) * own.length) / share)]).flatMap((job) => job ?? []);
  });
}

/** `2/6`: every sixth order from the second on, so that each part has all routes. */
export function partOf(jobs: readonly Job[], part: string): readonly Job[] {
  const [which = 0, parts = 0] = part.split('/').map(Number);
  if (!(which >= 1 && which <= parts)) throw new Error('--part takes a part of so many, such as 2/6.');
  return jobs.filter((_, i) => i % parts === which - 1);
}
