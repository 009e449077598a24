/** The one-dimensional label rule: labels are as near to their targets as they can be without touching. */

export interface Wanted {
  readonly target: number;
  readonly size: number;
}

/**
 * Centres for labels along one axis within `from`..`to`, in input order. Neighbours that would overlap form a cluster that is centred on
 * the mean of its targets. Undefined when not all labels fit. The time is linear after sorting.
 */
export function spread(labels: readonly Wanted[], from: number, to: number, gap = 0.02): readonly number[] | undefined {
  const needed = labels.reduce((sum, l) => sum + l.size + gap, 0);
  if (needed - gap > to - from + 1e-9) return undefined;
  const order = labels.map((_, i) => i).sort((a, b) => (labels[a] as Wanted).target - (labels[b] as Wanted).target || a - b);
  interface Cluster {
    members: number[];
    /** Sum of the cluster starts that would place each member on its target. */
    wish: number;
    size: number;
    start: number;
  }
  const clusters: Cluster[] = [];
  const placed = (c: Cluster): number => Math.min(Math.max(c.wish / c.members.length, from), to - c.size + gap);
  for (const i of order) {
    const label = labels[i] as Wanted;
    const size = label.size + gap;
    let cluster: Cluster = { members: [i], wish: label.target - label.size / 2, size, start: 0 };
    cluster.start = placed(cluster);
    for (
      let before = clusters.at(-1);
      before !== undefined && before.start + before.size > cluster.start + 1e-9;
      before = clusters.at(-1)
    ) {
      clusters.pop();
      cluster = {
        members: [...before.members, ...cluster.members],
        wish: before.wish + cluster.wish - before.size * cluster.members.length,
        size: before.size + cluster.size,
        start: 0,
      };
      cluster.start = placed(cluster);
    }
    clusters.push(cluster);
  }
  const centres: number[] = new Array(labels.length).fill(0);
  for (const cluster of clusters) {
    let at = cluster.start;
    for (const i of cluster.members) {
      const { size } = labels[i] as Wanted;
      centres[i] = at + size / 2;
      at += size + gap;
    }
  }
  return centres;
}
