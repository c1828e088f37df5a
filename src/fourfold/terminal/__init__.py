"""Line mode: one sentence for each event, one prompt, nothing drawn."""
