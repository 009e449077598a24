/** A release of the chart in Kubernetes: how it stands, how many pods a service has, and taking it off a node. */
export { type Autoscaler, autoscalersOf } from './autoscalers.ts';
export { type Drained, type DrainNodeOptions, type DrainStep, drainNode, setSchedulable } from './drain.ts';
export { type Cluster, type ClusterOptions, openCluster } from './open-cluster.ts';
export { type Scaled, type ScaleOptions, scaleService } from './scale.ts';
export { type ClusterStatus, type PodTrouble, type QueueWait, readStatus, type ServiceStatus } from './status.ts';
